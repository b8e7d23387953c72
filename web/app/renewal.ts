// The page works offline, and renews itself without asking: a new version waits until nobody is in the middle of
// anything, which is at home.

import { readRoute } from '@kuluary/protocol/addresses';
import { onMove } from './way.ts';

const LOOK_EVERY = 60 * 60_000; // ms
const SETTLED = 4000; // ms after which the first screen needs neither network nor processor for itself

export function keepFresh(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  window.setTimeout(() => void register(), SETTLED);
}

async function register(): Promise<void> {
  let registration: ServiceWorkerRegistration;
  try {
    registration = await navigator.serviceWorker.register('/sw.js');
  } catch {
    return; // a browser that allows none: the page works online
  }
  renewIfIdle(registration);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => renewIfIdle(registration));
  });
  onMove(() => renewIfIdle(registration));
  window.setInterval(() => void registration.update().catch(() => undefined), LOOK_EVERY);
}

function renewIfIdle({ waiting, active }: ServiceWorkerRegistration): void {
  const isFirst = !active; // nothing old is on screen
  if (!waiting || isFirst || readRoute(window.location.pathname).screen !== 'home') return;
  if (document.querySelector('dialog[open]') || document.activeElement instanceof HTMLInputElement) return;
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  waiting.postMessage({ type: 'SKIP_WAITING' });
}
