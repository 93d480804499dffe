import { Icon } from '@irodori/ui/Icon'
import { Spinner } from '@irodori/ui/Spinner'
import { useTranslation } from 'react-i18next'
import { Picture } from '../../catalogue/picture/Picture.tsx'
import type { TemplateChoice } from '../../templates/templateChoice.ts'
import styles from './TemplateSelector.module.css'

interface ChoiceButtonProps {
  readonly choice: TemplateChoice
  readonly isBusy: boolean
  /** Another template is being read. */
  readonly disabled: boolean
  readonly onChoose: () => void
}

/** A template with its thumbnail and the number of its photos and texts. */
export function ChoiceButton({ choice, isBusy, disabled, onChoose }: ChoiceButtonProps) {
  const { t } = useTranslation('catalogue')
  return (
    <button type="button" className={styles.choice} aria-busy={isBusy} disabled={disabled} onClick={onChoose}>
      <span className={styles.mat}>
        <span className={styles.sheet} style={{ '--ratio': choice.ratio } as React.CSSProperties}>
          <Picture src={choice.thumbnailUrl} alt="" ratio={choice.ratio} sizes="200px" />
        </span>
        {isBusy && (
          <span className={styles.busy}>
            <Spinner size={24} />
          </span>
        )}
      </span>
      <span className={styles.name}>{choice.name}</span>
      <span className={styles.facts}>
        <span>
          <Icon name="photo" size={14} />
          {t('preview.photos', { count: choice.photos })}
        </span>
        <span>
          <Icon name="text" size={14} />
          {t('preview.words', { count: choice.texts })}
        </span>
      </span>
    </button>
  )
}
