// A classic script in the oldest syntax, so that it runs where nothing else here does.
(function () {
  var fit =
    "noModule" in document.createElement("script") &&
    typeof WebAssembly === "object" &&
    typeof HTMLDialogElement === "function" &&
    typeof BroadcastChannel === "function" &&
    typeof Array.prototype.findLast === "function";
  var sentence = document.getElementById("too-old");
  if (!fit && sentence) sentence.hidden = false;
})();
