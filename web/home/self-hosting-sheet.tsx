import { Sheet } from '@kuluary/ui/sheet';
import { APP_WORDS } from '../words/app.ts';
import { HOME_WORDS } from '../words/home.ts';
import { useWords } from '../words/use-words.ts';
import styles from './sheets.module.css';

const COMMANDS = ['cd kuluary', 'npm start'];

export function SelfHostingSheet({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const say = useWords(HOME_WORDS);
  const sayApp = useWords(APP_WORDS);
  return (
    <Sheet open={open} onClose={onClose} title={say('self-hosting')} closeLabel={sayApp('close')}>
      <p className={styles.lead}>{say('self-hosting.about')}</p>
      <pre className={styles.commands}>
        {COMMANDS.map((command) => (
          <code key={command}>{command}</code>
        ))}
      </pre>
      <p className={styles.lead}>{say('self-hosting.then')}</p>
      <p className={styles.quiet}>{say('self-hosting.docs')}</p>
    </Sheet>
  );
}
