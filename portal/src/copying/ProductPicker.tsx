import { Dialog } from '@irodori/ui/Dialog'
import { Icon } from '@irodori/ui/Icon'
import { useTranslation } from 'react-i18next'
import type { ProductChoice } from './copyChoice.ts'
import styles from './copying.module.css'

interface ProductPickerProps {
  readonly products: readonly ProductChoice[]
  readonly onPick: (productId: string) => void
  readonly onClose: () => void
}

/** CPY-1: asks for one of several products; closing the dialog picks none. */
export function ProductPicker({ products, onPick, onClose }: ProductPickerProps) {
  const { t } = useTranslation('copying')
  return (
    <Dialog open title={t('pick.title')} onClose={onClose}>
      <p>{t('pick.body')}</p>
      <ul className={styles.choices}>
        {products.map(({ id, name, imageUrl }) => (
          <li key={id}>
            <button type="button" className={styles.choice} onClick={() => onPick(id)}>
              <img src={imageUrl} alt="" width={64} height={48} loading="lazy" />
              <span>{name}</span>
              <Icon name="chevronRight" />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
