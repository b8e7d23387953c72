import type { EndingProps } from '@kuluary/stage/game-table';
import type { View } from '../rules/view.ts';
import { coupTexts } from '../texts/coup-texts.ts';

export function Ending({ language, sitters, views }: EndingProps<View>) {
  return (
    <div>
      {coupTexts
        .reveal(
          language,
          views,
          sitters.map(({ name }) => name),
        )
        .map((line) => (
          <p key={line}>{line}</p>
        ))}
    </div>
  );
}
