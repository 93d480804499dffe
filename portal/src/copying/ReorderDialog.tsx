import { useClient } from '@irodori/client/ClientProvider'
import { useResultMutation } from '@irodori/client/useCallMutation'
import type { Order } from '@irodori/contract/entities/order'
import { dateLocale } from '@irodori/contract/language'
import { pagePath } from '@irodori/contract/pagePath'
import { PAGES } from '@irodori/contract/pages'
import { Dialog } from '@irodori/ui/Dialog'
import { Icon } from '@irodori/ui/Icon'
import { Spinner } from '@irodori/ui/Spinner'
import { useTranslation } from 'react-i18next'
import { useOrderList } from '../orderList/orderListContext.ts'
import { useReloadOrders } from '../orderList/useOrders.ts'
import type { DesignGroup } from '../piece/designGroups.ts'
import { editAddress } from '../piece/pieceAddresses.ts'
import styles from './copying.module.css'
import { DesignProblemDialog } from './DesignProblemDialog.tsx'
import { copyProblem } from './designProblem.ts'
import { forgetKey, keyOf } from './idempotencyKeys.ts'
import { readPieceSource, recreateGroup } from './recreateGroup.ts'
import { reorderTargets } from './reorderTargets.ts'

interface ReorderDialogProps {
  readonly group: DesignGroup
  readonly onClose: () => void
}

/** Recreates a past design in an open order that the customer picks. Without such an order it links to the product. */
export function ReorderDialog({ group, onClose }: ReorderDialogProps) {
  const { t, i18n } = useTranslation('copying')
  const client = useClient()
  const { orders } = useOrderList()
  const reload = useReloadOrders()
  const date = new Intl.DateTimeFormat(dateLocale(i18n.resolvedLanguage), { dateStyle: 'long', timeZone: 'Asia/Tokyo' })
  const actionOf = (to: Order, index: number) => `reorder ${group.pages[index]?.id} ${to.orderNumber}`
  const targets = reorderTargets(orders, group.productId)
  const { run, isPending, error } = useResultMutation(
    async (to: Order) => {
      const source = await readPieceSource(client, group)
      return source.ok ? recreateGroup(client, source.value, to, (index) => keyOf(actionOf(to, index))) : source
    },
    {
      onSuccess: ([page], to) => {
        for (const index of group.pages.keys()) forgetKey(actionOf(to, index))
        if (page === undefined) return onClose()
        const { groupNumber, designSeriesId, productId } = page
        window.location.assign(editAddress(to.orderNumber, { ...group, groupNumber, designSeriesId, productId }))
      },
      onError: reload,
    },
  )
  if (error !== null) return <DesignProblemDialog problem={copyProblem(error)} onClose={onClose} />
  return (
    <Dialog open title={t('reorder.title')} {...(isPending ? {} : { onClose })}>
      {isPending ? (
        <p className={styles.under} role="status">
          <Spinner />
          {t('reorder.working')}
        </p>
      ) : targets.length > 0 ? (
        <>
          <p>{t('reorder.body')}</p>
          <ul className={styles.choices}>
            {targets.map((to) => (
              <li key={to.id}>
                <button type="button" className={styles.choice} onClick={() => void run(to)}>
                  <Icon name="card" />
                  <span>
                    {to.orderNumber}
                    <span className={styles.soft}>
                      {t('reorder.ordered', { day: date.format(new Date(to.orderDate)) })}
                    </span>
                  </span>
                  <Icon name="chevronRight" />
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <>
          <p>{t('reorder.none')}</p>
          <p>
            <a href={pagePath(PAGES.product, { productId: group.productId })}>{t('reorder.product')}</a>
          </p>
        </>
      )}
    </Dialog>
  )
}
