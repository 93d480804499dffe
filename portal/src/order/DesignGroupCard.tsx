import type { Design, Order, OrderProduct } from '@irodori/contract'
import { AppLink, buttonClass, Icon, pageLabel, usePageWords } from '@irodori/ui'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { editAddress, pagePictureAddress } from './addresses.ts'
import styles from './DesignGroupCard.module.css'
import type { DesignGroup } from './designGroups.ts'
import { PageFigure } from './PageFigure.tsx'
import { PrintCheckLine } from './PrintCheckLine.tsx'

const PhotoViewer = lazy(async () => ({ default: (await import('../viewer/PhotoViewer.tsx')).PhotoViewer }))

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
  const [viewed, setViewed] = useState<number | null>(null)
  const labelOf = (page: Design) => wordsOf(pageLabel(page, shape))
  const shown = group.pages.flatMap((page) => {
    const src = pagePictureAddress(page)
    return src === null ? [] : [{ id: page.id, src, label: labelOf(page), width: page.width, height: page.height }]
  })
  return (
    <div className={styles.card}>
      {number !== undefined && <h3>{t('design.group', { number })}</h3>}
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
        {isOpen && (
          <AppLink href={editAddress(order.orderNumber, group)} className={buttonClass()}>
            <Icon name="pencil" size={18} />
            {t('design.edit')}
          </AppLink>
        )}
      </div>
      {viewed !== null && viewed >= 0 && (
        <Suspense fallback={null}>
          <PhotoViewer pictures={shown} start={viewed} productName={productName} onClose={() => setViewed(null)} />
        </Suspense>
      )}
    </div>
  )
}
