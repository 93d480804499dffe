import { IconButton } from '@irodori/ui/IconButton'
import { useTranslation } from 'react-i18next'
import { pictureSizes } from '../catalogue/picture/pictureSizes.ts'
import styles from './TemplatePreviewDialog.module.css'

interface StripPage {
  readonly id: string
  readonly label: string
  readonly picture: string
  readonly width: number
  readonly height: number
}

interface PageStripProps {
  readonly pages: readonly StripPage[]
  readonly current: number
  /** Whether it has buttons for the previous and the next page. */
  readonly hasSteps: boolean
  readonly onTurn: (index: number) => void
}

/** Thumbnails of all pages. */
export function PageStrip({ pages, current, hasSteps, onTurn }: PageStripProps) {
  const { t } = useTranslation('catalogue')
  return (
    <div className={styles.turn}>
      {hasSteps && (
        <IconButton
          icon="chevronLeft"
          label={t('preview.previous')}
          disabled={current === 0}
          onClick={() => onTurn(current - 1)}
        />
      )}
      <ol className={styles.strip}>
        {pages.map((page, index) => (
          <li key={page.id}>
            <button
              // Scrolls the current page's thumbnail into view.
              ref={(leaf) => {
                if (index === current) leaf?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
              }}
              type="button"
              className={styles.leaf}
              aria-current={index === current ? 'true' : undefined}
              onClick={() => onTurn(index)}
            >
              <img
                {...pictureSizes(page.picture, page.width / page.height)}
                sizes="88px"
                alt=""
                loading="lazy"
                width={page.width}
                height={page.height}
              />
              {page.label}
            </button>
          </li>
        ))}
      </ol>
      {hasSteps && (
        <IconButton
          icon="chevronRight"
          label={t('preview.next')}
          disabled={current === pages.length - 1}
          onClick={() => onTurn(current + 1)}
        />
      )}
    </div>
  )
}
