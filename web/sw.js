/**
 * Keeps the whole app on the device, so that it starts without a network.
 *
 * Each version lives in a cache of its own, filled completely or not at all. A new version waits until a page asks
 * for it; the version before it stays until the next switch, because a page that still runs it may yet load a part.
 */

/** @type {{version: string, files: string[]}} The build writes the real list here. */
const SITE = /*PRECACHE*/ { version: "dev", files: [] };

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

const SCOPE = worker.registration.scope;
const INDEX = `${SCOPE}index.html`;
const FILES = new Set(SITE.files.map((file) => new URL(file, SCOPE).href));

// Several copies of the app may share an origin; each touches only its own caches.
const OURS = `wild:${encodeURIComponent(new URL(SCOPE).pathname)}:`;
const OWN = OURS + SITE.version;

/** In a cache: this version has been in use, as the so-many-eth. */
const MARK = `${SCOPE}activated`;

// "main.0a1b2c3d.js", or anything below "pyodide-0a1b2c3d/": such a name never gets another content.
const HASHED = /\.[0-9a-f]{8,}\.[^./]+$|-[0-9a-f]{8,}\//;

worker.addEventListener("install", (event) => event.waitUntil(install()));

worker.addEventListener("activate", (event) => event.waitUntil(activate()));

worker.addEventListener("message", (event) => {
  if (event.data?.type === "activate") event.waitUntil(worker.skipWaiting());
});

worker.addEventListener("fetch", (event) => {
  const address = keptAs(event.request);
  if (address) event.respondWith(answer(event.request, address));
});

/** Fills the cache of this version; when one file is missing or there is no room, the version does not come to be. */
async function install() {
  const isNew = !(await caches.has(OWN));
  const cache = await caches.open(OWN);
  const givenUp = new AbortController();
  const all = [...FILES].map((address) => keep(cache, address, givenUp.signal));
  try {
    await Promise.all(all);
  } catch (error) {
    givenUp.abort();
    await Promise.allSettled(all);
    if (isNew) await caches.delete(OWN);
    throw error;
  }
}

/**
 * @param {Cache} cache
 * @param {string} address
 * @param {AbortSignal} signal
 */
async function keep(cache, address, signal) {
  const response = (isHashed(address) && (await kept(address))) || (await download(address, signal));
  await cache.put(address, response);
}

/**
 * @param {string} address
 * @param {AbortSignal} signal
 * @returns {Promise<Response>} throws when the answer is not the file of this version
 */
async function download(address, signal) {
  const response = await fetch(address, { cache: isHashed(address) ? "default" : "no-cache", signal });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  // Some hosts, and the log-in pages of some networks, answer with a page whatever was asked for.
  const isPage = response.headers.get("Content-Type")?.startsWith("text/html");
  if (isPage && !address.endsWith(".html")) throw new Error(`${address}: a page instead of the file`);
  if (address === INDEX) await checkVersion(await response.clone().text());
  // A browser refuses a redirected answer to a navigation: keep the content without the way to it.
  const { status, statusText, headers } = response;
  return response.redirected ? new Response(response.body, { status, statusText, headers }) : response;
}

/**
 * A newer version may be put on the server while this one is being fetched. Then its page must not be kept with our
 * modules; the next look for an update finds it.
 * @param {string} html
 */
function checkVersion(html) {
  for (const [, name] of html.matchAll(/(?:src|href)="([^"]+)"/g)) {
    const { href } = new URL(name, INDEX);
    if (href.startsWith(SCOPE) && isHashed(href) && !FILES.has(href)) throw new Error(`${href}: of another version`);
  }
}

/** Takes over every page, also one that was opened before there was a worker, and clears what nobody needs. */
async function activate() {
  await worker.clients.claim();
  // The cache of a still newer version may be filling just now, or be waiting for its turn.
  const { installing, waiting } = worker.registration;
  const keepsUnused = Boolean(installing || waiting);
  let last = 0;
  let previous = "";
  const others = (await ourCaches()).filter((name) => name !== OWN);
  const unused = new Set();
  for (const name of others) {
    const mark = await caches.match(MARK, { cacheName: name });
    const turn = mark ? Number(await mark.text()) : 0;
    if (turn > last) [last, previous] = [turn, name];
    if (!mark) unused.add(name);
  }
  const isNeeded = (/** @type {string} */ name) => name === previous || (keepsUnused && unused.has(name));
  await Promise.all(others.filter((name) => !isNeeded(name)).map((name) => caches.delete(name)));
  await (await caches.open(OWN)).put(MARK, new Response(String(last + 1)));
}

/**
 * @param {Request} request
 * @returns {string | null} the address of the kept file that answers; null leaves it to the network
 */
function keptAs({ method, mode, url }) {
  const { origin, pathname } = new URL(url);
  const address = origin + pathname;
  if (method !== "GET" || !address.startsWith(SCOPE)) return null;
  if (address === SCOPE && mode === "navigate") return INDEX;
  return FILES.has(address) || isHashed(address) ? address : null;
}

/**
 * @param {Request} request
 * @param {string} address
 */
async function answer(request, address) {
  return (await kept(address).catch(() => undefined)) ?? fetch(request);
}

/**
 * @param {string} address
 * @returns {Promise<Response | undefined>} the file of this version; a hashed name is the same file in any version
 */
async function kept(address) {
  const own = await caches.match(address, { cacheName: OWN, ignoreVary: true });
  if (own || !isHashed(address)) return own;
  for (const cacheName of await ourCaches()) {
    const found = await caches.match(address, { cacheName, ignoreVary: true });
    if (found) return found;
  }
  return undefined;
}

const ourCaches = async () => (await caches.keys()).filter((name) => name.startsWith(OURS));

/** @param {string} address Only what stands below the scope counts: the site's own folder may look hashed. */
const isHashed = (address) => HASHED.test(address.slice(SCOPE.length));
