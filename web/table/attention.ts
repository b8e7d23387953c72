// Calling somebody whose answer is needed: the tab's title and icon, a sound, a buzz, and a notification if the page is
// hidden and it was allowed.

import { useEffect, useRef } from 'react';
import { playSound } from '../sound/player.ts';

const BUZZ = [60, 60, 90]; // ms: on, off, on
const ICON = '/icon.svg';
const ASKED_ICON = '/icon-asked.svg';
const TAG = 'kuluary-asked'; // one notification, replaced by the next

export interface Call {
  readonly asked: number | null; // which question; null: nothing is asked of us
  readonly title: string; // of the tab
  readonly heading: string; // of the notification
  readonly question: string;
  readonly sound: boolean;
}

export function useAttention({ asked, title, heading, question, sound }: Call): void {
  const isAsked = asked !== null;
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
  useEffect(() => {
    setIcon(isAsked ? ASKED_ICON : ICON);
    return () => setIcon(ICON);
  }, [isAsked]);
  const called = useRef<number | null>(null);
  useEffect(() => {
    if (asked === null || called.current === asked) return;
    called.current = asked;
    if (sound) playSound('your-turn');
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(BUZZ); // before a touch it is not allowed
    return notify(heading, question);
  }, [asked, sound, heading, question]);
}

function setIcon(href: string): void {
  const link = document.querySelector('link[rel="icon"]');
  if (link?.getAttribute('href') !== href) link?.setAttribute('href', href); // the browser fetches whatever is set
}

/** Shows a notification if the page is hidden; returns how to take it away again. */
function notify(heading: string, question: string): (() => void) | undefined {
  if (!document.hidden || notificationState() !== 'granted') return undefined;
  const shown = showNotification(heading, { body: question, tag: TAG, icon: '/icon-192.png' });
  return () => void shown.then((takeAway) => takeAway());
}

/** Phones only allow them to the service worker; a page without one shows them itself. */
async function showNotification(heading: string, options: NotificationOptions): Promise<() => void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) {
    await worker.showNotification(heading, options);
    return async () => {
      for (const shown of await worker.getNotifications({ tag: TAG })) shown.close();
    };
  }
  const shown = new Notification(heading, options);
  shown.onclick = () => window.focus();
  return () => shown.close();
}

export type NotificationState = NotificationPermission | 'missing';

export function notificationState(): NotificationState {
  return typeof Notification === 'undefined' ? 'missing' : Notification.permission;
}

/** Only ever called by a tap. */
export async function askForNotifications(): Promise<NotificationState> {
  return typeof Notification === 'undefined' ? 'missing' : Notification.requestPermission();
}
