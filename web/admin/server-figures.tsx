import type { ServerOverview } from '@kuluary/protocol/admin';
import { useSettings } from '../settings/use-settings.ts';
import { ADMIN_WORDS } from '../words/admin.ts';
import { useWords } from '../words/use-words.ts';
import styles from './admin.module.css';
import { formatDuration } from './duration-text.ts';
import { useGameTitle } from './use-game-title.ts';

/** The server in numbers. */
export function ServerFigures({ overview }: { readonly overview: ServerOverview }) {
  const say = useWords(ADMIN_WORDS);
  const { language } = useSettings();
  const { kept, listening, inMemory, uptime } = overview;
  const figures = [
    [say('figure.listening'), count(listening)],
    [say('figure.lobby'), count(kept.lobby)],
    [say('figure.playing'), count(kept.playing)],
    [say('figure.over'), count(kept.over)],
    [say('figure.memory'), count(inMemory)],
    [say('figure.uptime'), formatDuration(language, uptime)],
  ] as const;
  return (
    <section className={styles.panel} aria-label={say('title')}>
      <dl className={styles.figures}>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );

  function count(number: number): string {
    return new Intl.NumberFormat(language).format(number);
  }
}

export function ServerVersions({ overview }: { readonly overview: ServerOverview }) {
  const say = useWords(ADMIN_WORDS);
  const titleOf = useGameTitle();
  const { version, protocol, games } = overview;
  const rules = games.map(({ id, rules }) => say('rules', { game: titleOf(id), version: rules }));
  return (
    <footer className={styles.versions}>
      {[say('version', { version, protocol }), ...rules].map((line) => (
        <span key={line}>{line}</span>
      ))}
    </footer>
  );
}
