import { Chamber } from '@kuluary/stage/chamber';

/** Shown while a screen comes; index.html shows the same while the first one does. It says nothing: it is gone in a moment. */
export function Threshold() {
  return (
    <div className="threshold" aria-busy="true">
      <Chamber lights={false} />
      <img src="/icon.svg" alt="" width="168" height="168" />
    </div>
  );
}
