import type { Product } from '@irodori/contract/entities/product'
import { isChoiceOutOfStock, isOutOfStock } from '@irodori/rules/lowStock'
import { AppLink } from '@irodori/ui/AppLink'
import { Callout } from '@irodori/ui/Callout'
import { SegmentedControl } from '@irodori/ui/SegmentedControl'
import { useTranslation } from 'react-i18next'
import { subscribeAddress } from '../catalogue/productOption.ts'
import styles from './TemplatesPage.module.css'

interface OptionChooserProps {
  readonly product: Product
  readonly chosen: string | null
  readonly onChoose: (option: string) => void
}

/** The options of a product, with a link to the back-in-stock notice of a sold-out one. */
export function OptionChooser({ product, chosen, onChoose }: OptionChooserProps) {
  const { t } = useTranslation('catalogue')
  return (
    <div className={styles.option}>
      {chosen !== null && (
        <SegmentedControl
          label={t('option.label')}
          value={chosen}
          segments={product.options.map(({ identifier, name, inStock }) => ({
            value: identifier,
            label: isOutOfStock(inStock) ? t('option.soldOut', { name }) : name,
          }))}
          onChange={onChoose}
        />
      )}
      {isChoiceOutOfStock(product, chosen) && (
        <Callout tone="info">
          <span className={styles.soldOut}>
            {chosen === null ? t('product.lowStock') : t('option.lowStock')}
            <AppLink href={subscribeAddress(product.id, chosen)}>{t('product.tell')}</AppLink>
          </span>
        </Callout>
      )}
    </div>
  )
}
