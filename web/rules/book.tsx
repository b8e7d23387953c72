// A rulebook, printed: sections of paragraphs, lists, portraits and tables.

import { classes } from '@kuluary/stage/buttons';
import { spansOf } from '@kuluary/texts/rulebook/emphasis';
import type { Block, Gallery, List, Passage, Section } from '@kuluary/texts/rulebook/section';
import { type ReactNode, useEffect } from 'react';
import { RULES } from '../words/rules.ts';
import { useWords } from '../words/use-words.ts';
import styles from './book.module.css';
import { BookTable } from './book-table.tsx';
import { Drawing } from './picture.tsx';
import { goToPlace, type Places } from './place.ts';
import { PlaceLink } from './place-link.tsx';
import type { Rulebook } from './rulebooks.ts';

interface BookProps {
  readonly sections: readonly Section[];
  readonly places: Places;
  readonly Picture: Rulebook['Picture'];
  readonly heading: 'h2' | 'h3'; // of the sections
}

export function Book({ sections, places, Picture, heading: Heading }: BookProps) {
  const { at } = places;
  useEffect(() => goToPlace(at), [at]);
  return (
    <div className={styles.book}>
      {sections.map(({ id, title, blocks }) => (
        <section key={id} id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className={styles.section}>
          <Heading id={`${id}-title`}>{title}</Heading>
          {blocks.map((block) => (
            <Printed key={keyOf(block)} block={block} places={places} Picture={Picture} />
          ))}
        </section>
      ))}
    </div>
  );
}

/** Blocks of one section differ in what they begin with. */
function keyOf(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return block.rules[0] ?? block.text;
    case 'table':
      return block.caption;
    case 'list':
    case 'gallery':
      return block.kind;
  }
}

interface PrintedProps {
  readonly block: Block;
  readonly places: Places;
  readonly Picture: Rulebook['Picture'];
}

function Printed({ block, places, Picture }: PrintedProps) {
  switch (block.kind) {
    case 'paragraph':
      return <Told as="p" passage={block} places={places} />;
    case 'list':
      return <Listed list={block} places={places} />;
    case 'gallery':
      return <Portraits gallery={block} Picture={Picture} />;
    case 'table':
      return <BookTable table={block} places={places} Picture={Picture} />;
  }
}

interface ToldProps {
  readonly as: 'p' | 'li';
  readonly passage: Passage;
  readonly places: Places;
}

/** Some words; marked when they tell the rule that was asked for. */
function Told({ as: Element, passage, places }: ToldProps) {
  const say = useWords(RULES);
  const [rule] = passage.rules;
  if (rule === undefined) return <Element>{emphasised(passage.text)}</Element>;
  return (
    <Element id={rule} tabIndex={-1} className={classes(styles.rule, places.at === rule && styles.asked)}>
      {emphasised(passage.text)}
      <PlaceLink to={rule} places={places} label={say('anchor', { rule })} className={styles.anchor}>
        {rule}
      </PlaceLink>
    </Element>
  );
}

function Listed({ list, places }: { readonly list: List; readonly places: Places }) {
  const items = list.items.map((passage) => <Told key={passage.text} as="li" passage={passage} places={places} />);
  return list.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
}

function Portraits({ gallery, Picture }: { readonly gallery: Gallery; readonly Picture: Rulebook['Picture'] }) {
  return (
    <dl className={styles.gallery}>
      {gallery.portraits.map(({ picture, name, about }) => (
        <div key={picture}>
          <dt>
            <span className={styles.portrait}>
              <Drawing by={Picture} of={picture} large />
            </span>
            {name}
          </dt>
          <dd>{about}</dd>
        </div>
      ))}
    </dl>
  );
}

function emphasised(text: string): ReactNode {
  return spansOf(text).map(({ text: words, stressed }, place) => {
    const key = `${place} ${words}`; // the same words may come twice
    return stressed ? <strong key={key}>{words}</strong> : <span key={key}>{words}</span>;
  });
}
