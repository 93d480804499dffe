import { Spinner } from '@irodori/ui'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Picture } from '../catalogue/picture/Picture.tsx'
import { usePersonalisedCard } from './personalised/usePersonalisation.ts'
import styles from './TemplateCardButton.module.css'
import type { TemplateChoice } from './templateChoice.ts'

interface TemplateCardButtonProps {
  readonly choice: TemplateChoice
  readonly early: boolean
  /** How wide its picture is shown; as an ordinary card where left out. */
  readonly sizes?: string
  readonly onOpen: () => void
  /** Its picture could not be had. */
  readonly onBroken?: (() => void) | undefined
}

const CARD_SIZES = '(max-width: 767px) 40vw, 230px'

/** The real render of a template on a mat of desk colour; a press opens it large. */
export function TemplateCardButton({ choice, early, sizes = CARD_SIZES, onOpen, onBroken }: TemplateCardButtonProps) {
  const { t } = useTranslation('catalogue')
  const card = useRef<HTMLButtonElement>(null)
  const { src, isRendering } = usePersonalisedCard(card, choice.pageId)
  const shown = src ?? choice.thumbnailUrl
  return (
    <button ref={card} type="button" className={styles.card} onClick={onOpen} aria-haspopup="dialog">
      <span className={styles.mat}>
        <span
          className={styles.sheet}
          style={{ '--ratio': choice.ratio, aspectRatio: choice.ratio } as React.CSSProperties}
        >
          <Picture
            key={shown}
            src={shown}
            alt=""
            ratio={choice.ratio}
            sizes={sizes}
            early={early}
            {...(onBroken ? { onBroken } : {})}
          />
          {isRendering && (
            <span className={styles.rendering}>
              <Spinner size={20} />
            </span>
          )}
        </span>
      </span>
      <span className={styles.name}>{choice.name}</span>
      <span className={styles.facts}>
        {t('preview.photos', { number: choice.photos })}
        <span aria-hidden="true"> ・ </span>
        {t('preview.words', { number: choice.words })}
      </span>
    </button>
  )
}
