/**
 * The worker of a site that is built without one. Browsers that have an older worker fetch this in
 * its place; it deletes what was stored and removes itself.
 */
import { names, scope } from './scope';

async function leave(): Promise<void> {
  const own = (await caches.keys()).filter(names.isOwn);
  await Promise.all(own.map((name) => caches.delete(name)));
  await scope.registration.unregister();
}

void scope.skipWaiting();
scope.addEventListener('activate', (event) => event.waitUntil(leave()));
