import type { Design, Order, OrderProduct } from '@irodori/contract'
import { AppLink, Button, buttonClass, Icon, pageLabel, usePageWords } from '@irodori/ui'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { editAddress, pagePictureAddress } from '../order/addresses.ts'
import type { DesignGroup } from '../order/designGroups.ts'
import { PageFigure } from '../order/PageFigure.tsx'
import { PrintCheckLine } from '../order/PrintCheckLine.tsx'
import styles from './ReviewPiece.module.css'

const BookDialog = lazy(async () => ({ default: (await import('@irodori/ui/flip-book')).BookDialog }))
const PhotoViewer = lazy(async () => ({ default: (await import('@irodori/ui/viewer')).PhotoViewer }))

/** Pages of so many centimetres are printed two by two, on sheets that are wider than high. */
const OPEN_BOOK = 10

interface ReviewPieceProps {
  readonly order: Pick<Order, 'orderNumber'>
  readonly group: DesignGroup
  /** Which of several pieces; left out where there is one. */
  readonly number?: number | undefined
  readonly productName: string
  readonly shape: Pick<OrderProduct, 'productType' | 'numberOfSides' | 'totalPage'>
  readonly isOpen: boolean
}

/** A designed piece as it will be printed: each page under its name, to enlarge and to leaf through. */
export function ReviewPiece({ order, group, number, productName, shape, isOpen }: ReviewPieceProps) {
  const { t } = useTranslation('review')
  const wordsOf = usePageWords()
  const [viewed, setViewed] = useState<number | null>(null)
  const [isLeafed, setLeafed] = useState(false)
  const labelOf = (page: Design) => wordsOf(pageLabel(page, shape))
  const shown = group.pages.flatMap((page) => {
    const src = pagePictureAddress(page)
    return src === null ? [] : [{ id: page.id, src, label: labelOf(page), width: page.width, height: page.height }]
  })
  return (
    <div className={styles.piece}>
      {number !== undefined && <h3>{t('piece.number', { number })}</h3>}
      <ul className={styles.pages} data-booklet={group.pages.length > 2}>
        {group.pages.map((page) => (
          <li key={page.id} style={{ '--ratio': page.width / page.height } as React.CSSProperties}>
            <PageFigure
              page={page}
              label={labelOf(page)}
              alt={t('piece.page', { product: productName, number: number ?? 1, page: labelOf(page) })}
              onEnlarge={() => setViewed(shown.findIndex(({ id }) => id === page.id))}
            />
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <PrintCheckLine group={group} />
        <div className={styles.actions}>
          {shape.totalPage !== null && shown.length > 1 && (
            <Button icon="book" onClick={() => setLeafed(true)}>
              {t('piece.leaf')}
            </Button>
          )}
          {isOpen && (
            <AppLink href={editAddress(order.orderNumber, group)} className={buttonClass()}>
              <Icon name="pencil" size={18} />
              {t('piece.edit')}
            </AppLink>
          )}
        </div>
      </div>
      <Suspense fallback={null}>
        {isLeafed && (
          <BookDialog
            title={productName}
            leaves={shown}
            pageSize={shown.some(({ width, height }) => width > height) ? OPEN_BOOK : null}
            onClose={() => setLeafed(false)}
          />
        )}
        {viewed !== null && viewed >= 0 && (
          <PhotoViewer pictures={shown} start={viewed} productName={productName} onClose={() => setViewed(null)} />
        )}
      </Suspense>
    </div>
  )
}
