import type { CallError } from '@irodori/client/callError'
import { PAGES } from '@irodori/contract/pages'
import { NotifyDialog } from '@irodori/ui/NotifyDialog'
import { useErrorMessage } from '@irodori/ui/useErrorMessage'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'

/** CAT-37: says that the shop does not sell the product now, and leads to the products. */
export function ProductUnavailable({ error }: { readonly error: CallError }) {
  const { t } = useTranslation('catalogue')
  const [, navigate] = useLocation()
  const { title, body, code } = useErrorMessage()(error)
  return (
    <NotifyDialog
      open
      title={title}
      code={code}
      closeLabel={t('unavailable.action')}
      onClose={() => navigate(PAGES.home.path, { replace: true })}
    >
      <p>{body}</p>
    </NotifyDialog>
  )
}
