import { useTranslation } from 'react-i18next'
import { Picture } from '../catalogue/Picture.tsx'
import styles from './TemplateCardButton.module.css'
import type { TemplateChoice } from './templateChoice.ts'

interface TemplateCardButtonProps {
  readonly choice: TemplateChoice
  readonly early: boolean
  readonly onOpen: () => void
}

/** The real render of a template on a mat of desk colour; a press opens it large. */
export function TemplateCardButton({ choice, early, onOpen }: TemplateCardButtonProps) {
  const { t } = useTranslation('catalogue')
  return (
    <button type="button" className={styles.card} onClick={onOpen} aria-haspopup="dialog">
      <span className={styles.mat}>
        <span
          className={styles.sheet}
          style={{ '--ratio': choice.ratio, aspectRatio: choice.ratio } as React.CSSProperties}
        >
          <Picture src={choice.thumbnailUrl} alt="" ratio={choice.ratio} early={early} />
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
