import { useTranslation } from 'react-i18next'
import { useEditor, useEditorValue } from '../context/EditorContext.ts'
import { orderLaterAtom, orderWantedAtom } from '../state/orderLater.ts'
import { orderAtom, savingAtom } from '../state/savingState.ts'
import { choosingOrderAtom } from '../state/viewState.ts'
import styles from './OrderName.module.css'

/** The order that the design is saved to, as a button that changes it, or asks for it where there is none; not during a save. */
export function OrderName() {
  const { t } = useTranslation('verification')
  const { store } = useEditor()
  const order = useEditorValue(orderAtom)
  const { kind } = useEditorValue(savingAtom)
  const isLater = useEditorValue(orderLaterAtom) !== null
  if (order === null) {
    return isLater ? (
      <button
        type="button"
        className={styles.order}
        aria-haspopup="dialog"
        onClick={() => store.set(orderWantedAtom, true)}
      >
        <span className={styles.label}>{t('order.none')}</span>{' '}
        <span className={styles.change}>{t('order.enter')}</span>
      </button>
    ) : null
  }
  const { orderNumber } = order
  return (
    <button
      type="button"
      className={styles.order}
      title={t('order.change')}
      aria-haspopup="dialog"
      disabled={kind !== 'IDLE' && kind !== 'FAILED'}
      onClick={() => store.set(choosingOrderAtom, true)}
    >
      <span className={styles.label}>{t('order.label')}</span> <span className={styles.number}>{orderNumber}</span>{' '}
      <span className={styles.change}>{t('order.changeShort')}</span>
    </button>
  )
}
