import type { Design, Order, OrderProduct } from '@irodori/contract'
import { AppLink, Button, buttonClass, Icon, pageLabel, usePageWords } from '@irodori/ui'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { editAddress, pagePictureAddress } from './addresses.ts'
import styles from './DesignGroupCard.module.css'
import type { DesignGroup } from './designGroups.ts'
import { useOrderDesk } from './orderDesk.ts'
import { PageFigure } from './PageFigure.tsx'
import { PrintCheckLine } from './PrintCheckLine.tsx'
import { ProofNote } from './ProofNote.tsx'

const BookDialog = lazy(async () => ({ default: (await import('@irodori/ui/flip-book')).BookDialog }))
const PhotoViewer = lazy(async () => ({ default: (await import('@irodori/ui/viewer')).PhotoViewer }))

/** Pages of so many centimetres are printed two by two, on sheets that are wider than high. */
const OPEN_BOOK = 10

interface DesignGroupCardProps {
  readonly order: Order
  readonly group: DesignGroup
  /** Which of several pieces; left out where there is one. */
  readonly number?: number | undefined
  readonly productName: string
  readonly shape: Pick<OrderProduct, 'productType' | 'numberOfSides' | 'totalPage'>
  readonly isOpen: boolean
}

/** A designed piece: the exact picture of each of its pages, whether it is what will be printed, and the way to change it. */
export function DesignGroupCard({ order, group, number, productName, shape, isOpen }: DesignGroupCardProps) {
  const { t } = useTranslation('portal')
  const wordsOf = usePageWords()
  const { ask } = useOrderDesk()
  const [viewed, setViewed] = useState<number | null>(null)
  const [isLeafed, setLeafed] = useState(false)
  const labelOf = (page: Design) => wordsOf(pageLabel(page, shape))
  const shown = group.pages.flatMap((page) => {
    const src = pagePictureAddress(page)
    const { id, width, height } = page
    return src === null ? [] : [{ id, src, label: labelOf(page), width, height, note: <ProofNote page={page} /> }]
  })
  return (
    <div className={styles.card}>
      {number !== undefined && <h4>{t('design.group', { number })}</h4>}
      <ul className={styles.pages} data-booklet={group.pages.length > 2}>
        {group.pages.map((page) => (
          <li key={page.id} style={{ '--ratio': page.width / page.height } as React.CSSProperties}>
            <PageFigure
              page={page}
              label={labelOf(page)}
              alt={t('design.pageImage', { product: productName, number: number ?? 1, page: labelOf(page) })}
              onEnlarge={() => setViewed(shown.findIndex(({ id }) => id === page.id))}
            />
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <PrintCheckLine group={group} />
        <div className={styles.actions} data-screen-only="">
          {isOpen ? (
            <>
              <Button variant="quiet" icon="trash" onClick={() => ask({ kind: 'DELETE', order, group })}>
                {t('design.delete')}
              </Button>
              {order.remainingNumber > 0 && (
                <Button icon="pages" onClick={() => ask({ kind: 'COPY', order, group })}>
                  {t('design.copy')}
                </Button>
              )}
            </>
          ) : (
            <Button icon="reset" onClick={() => ask({ kind: 'REORDER', order, group })}>
              {t('design.again')}
            </Button>
          )}
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
      {isLeafed && (
        <Suspense fallback={null}>
          <BookDialog
            title={productName}
            leaves={shown}
            pageSize={shown.some(({ width, height }) => width > height) ? OPEN_BOOK : null}
            onClose={() => setLeafed(false)}
          />
        </Suspense>
      )}
      {viewed !== null && viewed >= 0 && (
        <Suspense fallback={null}>
          <PhotoViewer pictures={shown} start={viewed} productName={productName} onClose={() => setViewed(null)} />
        </Suspense>
      )}
    </div>
  )
}
