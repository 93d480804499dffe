import type { Product } from '@irodori/contract/entities/product'
import { startMonth } from '@irodori/design/startMonth'
import { AppLink } from '@irodori/ui/AppLink'
import { Button } from '@irodori/ui/Button'
import { buttonClass } from '@irodori/ui/buttonClass'
import { Dialog, SAFE_CHOICE } from '@irodori/ui/Dialog'
import { FlipBook } from '@irodori/ui/FlipBook'
import { pageLabel } from '@irodori/ui/pageLabel'
import { Skeleton } from '@irodori/ui/Skeleton'
import { usePageLabel } from '@irodori/ui/usePageLabel'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Picture } from '../catalogue/picture/Picture.tsx'
import { pictureSizes } from '../catalogue/picture/pictureSizes.ts'
import { newDesignAddress } from './designAddress.ts'
import { PageStrip } from './PageStrip.tsx'
import { usePersonalisedPages } from './personalised/usePersonalisation.ts'
import { StartField } from './start/StartField.tsx'
import { proposedStart } from './start/startChoices.ts'
import styles from './TemplatePreviewDialog.module.css'
import type { TemplateChoice } from './templateChoice.ts'
import { useTemplatePages } from './useTemplatePages.ts'

const PhotoViewer = lazy(async () => ({ default: (await import('@irodori/ui/PhotoViewer')).PhotoViewer }))

interface TemplatePreviewDialogProps {
  readonly choice: TemplateChoice
  readonly product: Product
  /** The chosen option of the product. */
  readonly option?: string | null
  readonly onClose: () => void
}

/** Longer side of the large picture in pixels. */
const LARGE = 1080

/** The large preview of a template's pages, or of a series as a flip book, with a link to the editor. */
export function TemplatePreviewDialog({ choice, product, option = null, onClose }: TemplatePreviewDialogProps) {
  const { t } = useTranslation('catalogue')
  const labelOf = usePageLabel()
  const { data: pages } = useTemplatePages(choice)
  const personalised = usePersonalisedPages(pages, LARGE)
  const [turned, setTurned] = useState<number | null>(null)
  const [isViewed, setViewed] = useState(false)
  const first = pages?.findIndex(({ id }) => id === choice.id) ?? -1
  const current = turned ?? Math.max(0, first)
  const [now] = useState(() => new Date())
  const [chosenStart, setStart] = useState<string | null>(null)
  const proposed = startMonth(pages ?? [])
  const start = proposed === null ? null : (chosenStart ?? proposedStart(proposed, now))
  const shape = { ...product, totalPage: product.seichoku?.totalPage ?? null }
  const leaves = pages?.map((page) => {
    const own = personalised.get(page.id)
    const { width, height, pageNumber, sideNumber } = page
    // The month of a template is only its proposal.
    const label = labelOf(pageLabel({ pageNumber, sideNumber }, shape))
    return { id: page.id, label, width, height, picture: own ?? page.thumbnailUrl }
  })
  const leaf = leaves?.[current]

  if (isViewed && leaves) {
    return (
      <Suspense fallback={null}>
        <PhotoViewer
          pictures={leaves.map(({ picture, ...page }) => ({ ...page, src: picture }))}
          start={current}
          productName={choice.name}
          onClose={() => setViewed(false)}
        />
      </Suspense>
    )
  }
  return (
    <Dialog
      open
      size={choice.isSeries ? 'book' : 'wide'}
      title={choice.name}
      onClose={onClose}
      actions={
        <>
          <Button icon="zoomIn" disabled={!leaf} onClick={() => setViewed(true)}>
            {t('preview.zoom')}
          </Button>
          <AppLink
            href={newDesignAddress(choice.id, choice.isSeries, product.id, { option, start })}
            className={buttonClass('primary')}
            {...SAFE_CHOICE}
          >
            {t('preview.make')}
          </AppLink>
        </>
      }
    >
      <div className={styles.preview}>
        {start !== null && (
          <StartField
            label={t('preview.start')}
            help={t('preview.startHelp')}
            start={start}
            now={now}
            onChange={setStart}
          />
        )}
        {choice.isSeries && leaves ? (
          <FlipBook
            title={choice.name}
            leaves={leaves.map(({ picture, ...page }) => ({
              ...page,
              ...pictureSizes(picture, page.width / page.height),
            }))}
            pageSize={product.seichoku?.pageSize ?? null}
            index={current}
            onTurn={setTurned}
          />
        ) : (
          <div
            className={styles.stage}
            style={{ '--ratio': leaf ? leaf.width / leaf.height : choice.ratio } as React.CSSProperties}
          >
            {leaf ? (
              <Picture
                key={leaf.picture}
                src={leaf.picture}
                alt={leaf.label}
                ratio={leaf.width / leaf.height}
                sizes="(max-width: 639px) 92vw, 560px"
                early
              />
            ) : (
              <Skeleton ratio={choice.ratio} />
            )}
          </div>
        )}
        {leaves && leaves.length > 1 && (
          <PageStrip
            pages={leaves}
            current={current}
            // The flip book has its own buttons.
            hasSteps={!choice.isSeries}
            onTurn={setTurned}
          />
        )}
        <ul className={styles.facts}>
          <li>{t('preview.photos', { count: choice.photos })}</li>
          <li>{t('preview.words', { count: choice.texts })}</li>
          {choice.hashtags.map((hashtag) => (
            <li key={hashtag}>#{hashtag}</li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
