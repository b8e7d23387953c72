// Registers the service worker, and updates the page without asking: a new version waits until the home screen is open.

import { parseRoute } from '@kuluary/protocol/routes';
import { onNavigation } from './navigation.ts';

const CHECK_INTERVAL = 60 * 60_000; // ms
const REGISTRATION_DELAY = 4000; // ms after which the first screen is loaded

export function startServiceWorkerUpdates(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  window.setTimeout(() => void registerServiceWorker(), REGISTRATION_DELAY);
}

async function registerServiceWorker(): Promise<void> {
  let registration: ServiceWorkerRegistration;
  try {
    registration = await navigator.serviceWorker.register('/sw.js');
  } catch {
    return; // not allowed: the page works online
  }
  activateUpdateIfIdle(registration);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => activateUpdateIfIdle(registration));
  });
  onNavigation(() => activateUpdateIfIdle(registration));
  window.setInterval(() => void registration.update().catch(() => undefined), CHECK_INTERVAL);
}

function activateUpdateIfIdle({ waiting, active }: ServiceWorkerRegistration): void {
  const isFirst = !active; // no old version is on screen
  if (!waiting || isFirst || parseRoute(window.location.pathname).screen !== 'home') return;
  if (document.querySelector('dialog[open]') || document.activeElement instanceof HTMLInputElement) return;
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  waiting.postMessage({ type: 'SKIP_WAITING' });
}
