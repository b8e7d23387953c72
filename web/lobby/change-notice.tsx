import { RoundButton } from '@kuluary/ui/buttons';
import { Icon } from '@kuluary/ui/icons';
import { useSettings } from '../settings/use-settings.ts';
import { APP_WORDS } from '../words/app.ts';
import { LOBBY_WORDS } from '../words/lobby.ts';
import { useWords } from '../words/use-words.ts';
import { type Agreement, changedSettingLines } from './agreed-settings.ts';
import styles from './change-notice.module.css';
import { hostName, type LobbySession } from './lobby-session.ts';
import { lobbyOptionsForm } from './options-form.ts';

interface ChangeNoticeProps {
  readonly session: LobbySession;
  readonly agreement: Agreement;
}

/** What the host has changed since this viewer was ready, for screen readers, too. */
export function ChangeNotice({ session, agreement }: ChangeNoticeProps) {
  const say = useWords(LOBBY_WORDS);
  const sayApp = useWords(APP_WORDS);
  const { language } = useSettings();
  const { table } = session;
  const lines = changedSettingLines(lobbyOptionsForm(session), table.clock, agreement.settings, say, language);
  return (
    <div role="status">
      {lines.length > 0 && (
        <div className={styles.notice}>
          <p>
            <b>{say('changed', { host: hostName(table) })}</b> {lines.join(' ')}
          </p>
          <RoundButton label={sayApp('close')} onClick={agreement.agree}>
            <Icon name="cross" />
          </RoundButton>
        </div>
      )}
    </div>
  );
}
