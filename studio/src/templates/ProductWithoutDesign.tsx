import type { Product } from '@irodori/contract/entities/product'
import { useTranslation } from 'react-i18next'
import { Picture } from '../catalogue/picture/Picture.tsx'
import styles from './TemplatesPage.module.css'

/** CAT-55: what takes the place of the designs of a product that is sold without any. */
export function ProductWithoutDesign({ product }: { readonly product: Product }) {
  const { t } = useTranslation('catalogue')
  return (
    <div className={styles.plain}>
      <p>{t('product.noDesignLead')}</p>
      <div className={styles.picture}>
        <Picture src={product.imageUrl} alt="" ratio={4 / 3} sizes="(max-width: 639px) 92vw, 520px" early />
      </div>
    </div>
  )
}
