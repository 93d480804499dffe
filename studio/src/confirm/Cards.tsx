import { useCall } from '@irodori/client/useCall'
import { readMergeList } from '@irodori/contract/endpoints/mergeList'
import type { Design } from '@irodori/contract/entities/design'
import type { SavedMergeList } from '@irodori/contract/entities/mergeList'
import { printedRows } from '@irodori/design/merge/mergeList'
import { patternOf } from '@irodori/design/merge/pattern'
import { Callout } from '@irodori/ui/Callout'
import { IconButton } from '@irodori/ui/IconButton'
import { Progress } from '@irodori/ui/Progress'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { rowWords } from '../editor/merge/rowWords.ts'
import type { SavedDesign } from '../editor/opening/confirmAddress.ts'
import { CardPicture } from './CardPicture.tsx'
import styles from './Cards.module.css'

/** Milliseconds between two looks at the progress of the print files. */
const POLL_MS = 3000

interface CardsProps {
  readonly piece: SavedDesign
  readonly pages: readonly Design[]
  readonly nameOf: (page: Design) => string
}

/** The cards of a piece with a list: how many they are, and each as it will be printed. Nothing for a piece without one. */
export function Cards({ piece: { orderNumber, groupNumber }, pages, nameOf }: CardsProps) {
  const { data } = useCall(
    readMergeList,
    { params: { orderNumber, groupNumber } },
    {
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data && isDrawing(state.data) ? POLL_MS : false),
    },
  )
  return data ? (
    <SavedCards saved={data} orderNumber={orderNumber} groupNumber={groupNumber} pages={pages} nameOf={nameOf} />
  ) : null
}

const isDrawing = ({ drawn }: SavedMergeList): boolean => drawn.pages > 0 && drawn.pages < drawn.of

interface SavedCardsProps extends Omit<CardsProps, 'piece'> {
  readonly saved: SavedMergeList
  readonly orderNumber: string
  readonly groupNumber: string
}

function SavedCards({ saved, orderNumber, groupNumber, pages, nameOf }: SavedCardsProps) {
  const { t } = useTranslation('confirm')
  const [chosen, choose] = useState(1)
  const { list, cards, rowsToLookAt, drawn } = saved
  const card = Math.min(chosen, cards)
  const row = printedRows(list)[card - 1]
  // The other pages are the same on every card, and are shown below.
  const filled = pages.filter(({ items }) => items.some(({ id }) => patternOf(list, id) !== undefined))
  return (
    <section className={styles.cards} aria-label={t('cards.title', { count: cards })}>
      <h2>{t('cards.title', { count: cards })}</h2>
      <p>{t('cards.lead')}</p>
      {rowsToLookAt.length > 0 && (
        <Callout tone="warning">{t('cards.toLookAt', { count: rowsToLookAt.length })}</Callout>
      )}
      {isDrawing(saved) && <Progress label={t('cards.drawing')} value={drawn.pages / drawn.of} />}
      <div className={styles.turn}>
        <IconButton
          icon="chevronLeft"
          label={t('cards.previous')}
          disabled={card <= 1}
          onClick={() => choose(card - 1)}
        />
        <p role="status">
          <strong>{t('cards.position', { card, cards })}</strong>
          {row && <span>{rowWords(list, row)}</span>}
        </p>
        <IconButton
          icon="chevronRight"
          label={t('cards.next')}
          disabled={card >= cards}
          onClick={() => choose(card + 1)}
        />
      </div>
      <ul className={styles.pages}>
        {filled.map((page) => (
          <li key={page.id}>
            <CardPicture
              place={{ orderNumber, groupNumber, card: String(card), designId: page.id }}
              version={`${saved.updatedAt} ${page.updatedAt}`}
              page={page}
              label={t('cards.picture', { card, page: nameOf(page) })}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
