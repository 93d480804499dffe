import { Icon } from '@irodori/ui'
import { useTranslation } from 'react-i18next'
import { isSameDesign, toggleFavourite } from '../catalogue/memory/shelfMemory.ts'
import { changeShelfMemory, useShelfMemory } from '../catalogue/memory/useShelfMemory.ts'
import styles from './FavouriteButton.module.css'
import { rememberedDesign, type TemplateChoice } from './templateChoice.ts'

interface FavouriteButtonProps {
  readonly choice: TemplateChoice
  readonly productId: string
}

/** A heart that this device remembers; needs no account. */
export function FavouriteButton({ choice, productId }: FavouriteButtonProps) {
  const { t } = useTranslation('catalogue')
  const { favourites } = useShelfMemory()
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
      onClick={() => changeShelfMemory((memory) => toggleFavourite(memory, rememberedDesign(choice, productId)))}
    >
      <Icon name="heart" size={20} />
    </button>
  )
}
