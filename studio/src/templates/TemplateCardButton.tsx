import { Spinner } from '@irodori/ui/Spinner'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Picture } from '../catalogue/picture/Picture.tsx'
import { usePersonalisedCard } from './personalised/usePersonalisation.ts'
import styles from './TemplateCardButton.module.css'
import type { TemplateChoice } from './templateChoice.ts'

interface TemplateCardButtonProps {
  readonly choice: TemplateChoice
  readonly early: boolean
  /** The attribute `sizes` of its picture; that of an ordinary card by default. */
  readonly sizes?: string
  readonly onOpen: () => void
  /** Called if its picture failed to load. */
  readonly onBroken?: (() => void) | undefined
}

const CARD_SIZES = '(max-width: 767px) 40vw, 230px'

/** A card with the exact render of a template, which opens its preview. */
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
        {t('preview.photos', { count: choice.photos })}
        <span aria-hidden="true"> ・ </span>
        {t('preview.words', { count: choice.texts })}
      </span>
    </button>
  )
}
