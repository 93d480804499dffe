import { Button } from '@irodori/ui/Button'
import { Dialog, SAFE_CHOICE } from '@irodori/ui/Dialog'
import { useShop } from '@irodori/ui/ShopContext'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OrderPages } from '../catalogue/ordering/OrderPages.tsx'
import styles from './OrderNeededDialog.module.css'

interface OrderNeededDialogProps {
  readonly productName: string
  /** The customer has an order number. */
  readonly onGo: () => void
  readonly onClose: () => void
}

/** ODR-58: says that a save needs an order number, and how to get one. */
export function OrderNeededDialog({ productName, onGo, onClose }: OrderNeededDialogProps) {
  const { t } = useTranslation('verification')
  const { name, contact, orderPages } = useShop()
  const [isExplained, setExplained] = useState(false)
  return (
    <Dialog
      open
      title={t('needed.title')}
      onClose={onClose}
      actions={
        <>
          {!isExplained && <Button onClick={() => setExplained(true)}>{t('needed.how')}</Button>}
          <Button variant="primary" onClick={onGo} {...SAFE_CHOICE}>
            {t('needed.go')}
          </Button>
        </>
      }
    >
      <p>{t('needed.body')}</p>
      {isExplained && (
        <>
          <ol className={styles.steps}>
            <li>
              {t('needed.step.order', { shop: name, product: productName })}
              {orderPages.length > 0 && <OrderPages />}
            </li>
            <li>{t('needed.step.mail')}</li>
            <li>{t('needed.step.back')}</li>
          </ol>
          <p className={styles.contact}>
            {t('needed.contact')} <a href={`mailto:${contact.email}`}>{contact.email}</a>
          </p>
        </>
      )}
    </Dialog>
  )
}
