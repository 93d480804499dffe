import type { Design } from '@irodori/contract/entities/design'
import type { Order, OrderProduct } from '@irodori/contract/entities/order'
import { AppLink } from '@irodori/ui/AppLink'
import { Button } from '@irodori/ui/Button'
import { buttonClass } from '@irodori/ui/buttonClass'
import { Icon } from '@irodori/ui/Icon'
import { pageLabel } from '@irodori/ui/pageLabel'
import { usePageLabel } from '@irodori/ui/usePageLabel'
import { type CSSProperties, lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DesignGroup } from './designGroups.ts'
import { MissingParts } from './MissingParts.tsx'
import { missingLines, sampleLines } from './missingLines.ts'
import { PageFigure } from './PageFigure.tsx'
import { PieceBook } from './PieceBook.tsx'
import styles from './PieceCard.module.css'
import { PrintCheckNotice } from './PrintCheckNotice.tsx'
import { editAddress, pagePictureAddress } from './pieceAddresses.ts'
import { SampleTexts } from './SampleTexts.tsx'

const PhotoViewer = lazy(async () => ({ default: (await import('@irodori/ui/PhotoViewer')).PhotoViewer }))

export interface Piece {
  readonly order: Pick<Order, 'orderNumber'>
  readonly group: DesignGroup
  /** The number of the piece among several; undefined for a single piece. */
  readonly number?: number | undefined
  readonly productName: string
  readonly shape: Pick<OrderProduct, 'productType' | 'numberOfSides' | 'totalPage'>
  readonly isOpen: boolean
}

interface PieceCardProps extends Piece {
  readonly heading: 'h3' | 'h4'
  /** A note under the large picture of a page. */
  readonly noteOf?: (page: Design) => ReactNode
  /** Further actions, shown before the buttons for leafing and editing. */
  readonly children?: ReactNode
}

/** A designed piece: the print picture of each page, a large view, a book view, and a link to the editor. */
export function PieceCard({
  order,
  group,
  number,
  productName,
  shape,
  isOpen,
  heading: Heading,
  noteOf,
  children,
}: PieceCardProps) {
  const { t } = useTranslation('portal')
  const pageLabelText = usePageLabel()
  const [viewed, setViewed] = useState<number | null>(null)
  const [isLeafed, setLeafed] = useState(false)
  const labelOf = (page: Design) => pageLabelText(pageLabel(page, shape))
  const missing = missingLines(order.orderNumber, group, shape)
  const samples = sampleLines(order.orderNumber, group, shape)
  const shown = group.pages.flatMap((page) => {
    const src = pagePictureAddress(page)
    const { id, width, height } = page
    return src === null ? [] : [{ id, src, label: labelOf(page), width, height, note: noteOf?.(page) }]
  })
  return (
    <div className={styles.card}>
      {number !== undefined && <Heading>{t('design.group', { number })}</Heading>}
      <ul className={styles.pages} data-booklet={group.pages.length > 2}>
        {group.pages.map((page) => (
          <li key={page.id} style={{ '--ratio': page.width / page.height } as CSSProperties}>
            <PageFigure
              page={page}
              label={labelOf(page)}
              alt={t('design.pageImage', { product: productName, number: number ?? 1, page: labelOf(page) })}
              onEnlarge={() => setViewed(shown.findIndex(({ id }) => id === page.id))}
            />
          </li>
        ))}
      </ul>
      {isOpen && missing.length > 0 && <MissingParts lines={missing} />}
      {isOpen && samples.length > 0 && <SampleTexts lines={samples} />}
      <div className={styles.foot}>
        <PrintCheckNotice group={group} isOpen={isOpen} />
        <div className={styles.actions} data-screen-only="">
          {children}
          {shape.totalPage !== null && shown.length > 1 && (
            <Button icon="book" onClick={() => setLeafed(true)}>
              {t('design.leaf')}
            </Button>
          )}
          {isOpen && (
            <AppLink href={editAddress(order.orderNumber, group)} className={buttonClass()}>
              <Icon name="pencil" size={18} />
              {t('design.edit')}
            </AppLink>
          )}
        </div>
      </div>
      <Suspense fallback={null}>
        {isLeafed && <PieceBook title={productName} leaves={shown} onClose={() => setLeafed(false)} />}
        {viewed !== null && viewed >= 0 && (
          <PhotoViewer pictures={shown} start={viewed} productName={productName} onClose={() => setViewed(null)} />
        )}
      </Suspense>
    </div>
  )
}
