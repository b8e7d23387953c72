import { Backdrop } from '@kuluary/ui/backdrop';

/** Shown while a screen loads; index.html shows the same while the first one does. */
export function Splash() {
  return (
    <div className="threshold" aria-busy="true">
      <Backdrop hasCandles={false} />
      <img src="/icon.svg" alt="" width="168" height="168" />
    </div>
  );
}
