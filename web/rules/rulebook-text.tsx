// The text of a rulebook: sections of paragraphs, lists, portraits and tables.

import { emphasisSpans } from '@kuluary/texts/rulebook/emphasis';
import type { Block, Passage, PortraitGallery, RulebookList, Section } from '@kuluary/texts/rulebook/rulebook';
import { classNames } from '@kuluary/ui/buttons';
import { type ReactNode, useEffect } from 'react';
import { RULES_WORDS } from '../words/rules.ts';
import { useWords } from '../words/use-words.ts';
import { AnchorLink } from './anchor-link.tsx';
import { type Anchors, scrollToAnchor } from './anchors.ts';
import { LazyPicture } from './picture.tsx';
import { RulebookTableBlock } from './rulebook-table.tsx';
import styles from './rulebook-text.module.css';
import type { Rulebook } from './rulebooks.ts';

interface RulebookTextProps {
  readonly sections: readonly Section[];
  readonly anchors: Anchors;
  readonly Picture: Rulebook['Picture'];
  readonly heading: 'h2' | 'h3'; // of the sections
}

export function RulebookText({ sections, anchors, Picture, heading: Heading }: RulebookTextProps) {
  const { requested } = anchors;
  useEffect(() => scrollToAnchor(requested), [requested]);
  return (
    <div className={styles.book}>
      {sections.map(({ id, title, blocks }) => (
        <section key={id} id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className={styles.section}>
          <Heading id={`${id}-title`}>{title}</Heading>
          {blocks.map((block) => (
            <BlockContent key={keyOf(block)} block={block} anchors={anchors} Picture={Picture} />
          ))}
        </section>
      ))}
    </div>
  );
}

/** Unique within a section. */
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

interface BlockContentProps {
  readonly block: Block;
  readonly anchors: Anchors;
  readonly Picture: Rulebook['Picture'];
}

function BlockContent({ block, anchors, Picture }: BlockContentProps) {
  switch (block.kind) {
    case 'paragraph':
      return <RuleText as="p" passage={block} anchors={anchors} />;
    case 'list':
      return <RuleList list={block} anchors={anchors} />;
    case 'gallery':
      return <PortraitGalleryBlock gallery={block} Picture={Picture} />;
    case 'table':
      return <RulebookTableBlock table={block} anchors={anchors} Picture={Picture} />;
  }
}

interface RuleTextProps {
  readonly as: 'p' | 'li';
  readonly passage: Passage;
  readonly anchors: Anchors;
}

/** A passage with a link to its rule, if it has one; marked when that rule is requested. */
function RuleText({ as: Element, passage, anchors }: RuleTextProps) {
  const say = useWords(RULES_WORDS);
  const [rule] = passage.rules;
  if (rule === undefined) return <Element>{emphasised(passage.text)}</Element>;
  return (
    <Element id={rule} tabIndex={-1} className={classNames(styles.rule, anchors.requested === rule && styles.asked)}>
      {emphasised(passage.text)}
      <AnchorLink to={rule} anchors={anchors} label={say('anchor', { rule })} className={styles.anchor}>
        {rule}
      </AnchorLink>
    </Element>
  );
}

function RuleList({ list, anchors }: { readonly list: RulebookList; readonly anchors: Anchors }) {
  const items = list.items.map((passage) => (
    <RuleText key={passage.text} as="li" passage={passage} anchors={anchors} />
  ));
  return list.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
}

function PortraitGalleryBlock({
  gallery,
  Picture,
}: {
  readonly gallery: PortraitGallery;
  readonly Picture: Rulebook['Picture'];
}) {
  return (
    <dl className={styles.gallery}>
      {gallery.portraits.map(({ picture, name, about }) => (
        <div key={picture}>
          <dt>
            <span className={styles.portrait}>
              <LazyPicture by={Picture} of={picture} large />
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
  return emphasisSpans(text).map(({ text: words, stressed }, index) => {
    const key = `${index} ${words}`; // the same words may come twice
    return stressed ? <strong key={key}>{words}</strong> : <span key={key}>{words}</span>;
  });
}
