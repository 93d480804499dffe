import type { Product } from '@irodori/contract'
import { AppLink, buttonClass, IconButton, pageLabel, Skeleton, usePageWords } from '@irodori/ui'
import { Dialog, SAFE_CHOICE } from '@irodori/ui/dialog'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Picture } from '../catalogue/Picture.tsx'
import { newDesignAddress } from './designAddress.ts'
import styles from './TemplatePreviewDialog.module.css'
import type { TemplateChoice } from './templateChoice.ts'
import { useTemplatePages } from './useTemplatePages.ts'

interface TemplatePreviewDialogProps {
  readonly choice: TemplateChoice
  readonly product: Product
  readonly onClose: () => void
}

/** A template page by page, large, and the one thing to do with it. */
export function TemplatePreviewDialog({ choice, product, onClose }: TemplatePreviewDialogProps) {
  const { t } = useTranslation('catalogue')
  const wordsOf = usePageWords()
  const { data: pages } = useTemplatePages(choice)
  const start = pages?.findIndex(({ id }) => id === choice.id) ?? -1
  const [turned, setTurned] = useState<number | null>(null)
  const current = turned ?? Math.max(0, start)
  const page = pages?.[current]
  const shape = { ...product, totalPage: product.seichoku?.totalPage ?? null }
  const label = (template: { pageNumber: string; sideNumber: number }) => wordsOf(pageLabel(template, shape))
  const turn = (step: number) => setTurned(Math.min(Math.max(current + step, 0), (pages?.length ?? 1) - 1))

  return (
    <Dialog
      open
      size="wide"
      title={choice.name}
      onClose={onClose}
      actions={
        <AppLink
          href={newDesignAddress(choice.id, choice.isSeries, product.id)}
          className={buttonClass('primary')}
          {...SAFE_CHOICE}
        >
          {t('preview.make')}
        </AppLink>
      }
    >
      <div className={styles.preview}>
        <div
          className={styles.stage}
          style={{ '--ratio': page ? page.width / page.height : choice.ratio } as React.CSSProperties}
        >
          {page ? (
            <Picture key={page.id} src={page.thumbnailUrl} alt={label(page)} ratio={page.width / page.height} early />
          ) : (
            <Skeleton ratio={choice.ratio} />
          )}
        </div>
        {pages && pages.length > 1 && (
          <div className={styles.turn}>
            <IconButton
              icon="chevronLeft"
              label={t('preview.previous')}
              disabled={current === 0}
              onClick={() => turn(-1)}
            />
            <ol className={styles.strip}>
              {pages.map((each, index) => (
                <li key={each.id}>
                  <button
                    // Keeps the page that is shown in sight among its neighbours.
                    ref={(leaf) => {
                      if (index === current) leaf?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
                    }}
                    type="button"
                    className={styles.leaf}
                    aria-current={index === current ? 'true' : undefined}
                    onClick={() => setTurned(index)}
                  >
                    <img src={each.thumbnailUrl} alt="" loading="lazy" width={each.width} height={each.height} />
                    {label(each)}
                  </button>
                </li>
              ))}
            </ol>
            <IconButton
              icon="chevronRight"
              label={t('preview.next')}
              disabled={current === pages.length - 1}
              onClick={() => turn(1)}
            />
          </div>
        )}
        <ul className={styles.facts}>
          <li>{t('preview.photos', { number: choice.photos })}</li>
          <li>{t('preview.words', { number: choice.words })}</li>
          {choice.hashtags.map((hashtag) => (
            <li key={hashtag}>#{hashtag}</li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
