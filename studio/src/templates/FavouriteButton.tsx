import { Icon } from '@irodori/ui/Icon'
import { useTranslation } from 'react-i18next'
import { isSameDesign, toggleFavourite } from '../catalogue/remembered/rememberedDesigns.ts'
import { changeRememberedDesigns, useRememberedDesigns } from '../catalogue/remembered/useRememberedDesigns.ts'
import styles from './FavouriteButton.module.css'
import { rememberedDesign, type TemplateChoice } from './templateChoice.ts'

interface FavouriteButtonProps {
  readonly choice: TemplateChoice
  readonly productId: string
}

/** A favourite button; favourites are stored on this device without an account. */
export function FavouriteButton({ choice, productId }: FavouriteButtonProps) {
  const { t } = useTranslation('catalogue')
  const { favourites } = useRememberedDesigns()
  const isLiked = favourites.some((design) => isSameDesign(design, choice))
  const label = isLiked ? t('memory.remove') : t('memory.add')
  return (
    <button
      type="button"
      className={styles.heart}
      aria-pressed={isLiked}
      aria-label={t('memory.added')}
      aria-description={choice.name}
      title={label}
      onClick={() => changeRememberedDesigns((memory) => toggleFavourite(memory, rememberedDesign(choice, productId)))}
    >
      <Icon name="heart" size={20} />
    </button>
  )
}
