// Alerts a player whose move is needed: the tab's title and icon, a sound, vibration, and a notification if the page is
// hidden and they are allowed.

import { useEffect, useRef } from 'react';
import { playSound } from '../sound/sound-player.ts';

const VIBRATION = [60, 60, 90]; // ms: on, off, on
const TAB_ICON = '/icon.svg';
const YOUR_TURN_ICON = '/icon-asked.svg';
const NOTIFICATION_TAG = 'kuluary-asked'; // one notification, replaced by the next

interface TurnAlert {
  readonly decisionId: number | null; // null: this player has no decision to make
  readonly tabTitle: string;
  readonly notificationTitle: string;
  readonly prompt: string;
  readonly sound: boolean;
}

export function useTurnAlert({ decisionId, tabTitle, notificationTitle, prompt, sound }: TurnAlert): void {
  const hasDecision = decisionId !== null;
  useEffect(() => {
    const before = document.title;
    document.title = tabTitle;
    return () => {
      document.title = before;
    };
  }, [tabTitle]);
  useEffect(() => {
    setTabIcon(hasDecision ? YOUR_TURN_ICON : TAB_ICON);
    return () => setTabIcon(TAB_ICON);
  }, [hasDecision]);
  const alertedDecision = useRef<number | null>(null);
  useEffect(() => {
    if (decisionId === null || alertedDecision.current === decisionId) return;
    alertedDecision.current = decisionId;
    if (sound) playSound('your-turn');
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(VIBRATION); // before a touch it is not allowed
    return notifyIfHidden(notificationTitle, prompt);
  }, [decisionId, sound, notificationTitle, prompt]);
}

function setTabIcon(href: string): void {
  const link = document.querySelector('link[rel="icon"]');
  if (link?.getAttribute('href') !== href) link?.setAttribute('href', href); // the browser fetches whatever is set
}

/** Returns how to close the notification again. */
function notifyIfHidden(heading: string, prompt: string): (() => void) | undefined {
  if (!document.hidden || notificationState() !== 'granted') return undefined;
  const shown = showNotification(heading, { body: prompt, tag: NOTIFICATION_TAG, icon: '/icon-192.png' });
  return () => void shown.then((close) => close());
}

/** On phones only the service worker may show them; a page without one shows them itself. */
async function showNotification(heading: string, options: NotificationOptions): Promise<() => void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) {
    await worker.showNotification(heading, options);
    return async () => {
      for (const shown of await worker.getNotifications({ tag: NOTIFICATION_TAG })) shown.close();
    };
  }
  const shown = new Notification(heading, options);
  shown.onclick = () => window.focus();
  return () => shown.close();
}

type NotificationState = NotificationPermission | 'missing';

export function notificationState(): NotificationState {
  return typeof Notification === 'undefined' ? 'missing' : Notification.permission;
}

/** To be called in a click handler only. */
export async function requestNotifications(): Promise<NotificationState> {
  return typeof Notification === 'undefined' ? 'missing' : Notification.requestPermission();
}
