import { useClient } from '@irodori/client/ClientProvider'
import { useCall } from '@irodori/client/useCall'
import { useResultMutation } from '@irodori/client/useCallMutation'
import { readProduct } from '@irodori/contract/endpoints/catalogue'
import { subscribeProduct } from '@irodori/contract/endpoints/help'
import { PAGES } from '@irodori/contract/pages'
import { ok } from '@irodori/result'
import { AppLink } from '@irodori/ui/AppLink'
import { Button } from '@irodori/ui/Button'
import { buttonClass } from '@irodori/ui/buttonClass'
import { Callout } from '@irodori/ui/Callout'
import { useCloseTab } from '@irodori/ui/closeTab'
import { EmptyState } from '@irodori/ui/EmptyState'
import { Page } from '@irodori/ui/Page'
import { Skeleton } from '@irodori/ui/Skeleton'
import { TextField } from '@irodori/ui/TextField'
import { useForm } from '@irodori/ui/useForm'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Redirect, useSearchParams } from 'wouter'
import { Picture } from '../catalogue/picture/Picture.tsx'
import { productAddress } from '../catalogue/productOption.ts'
import styles from './SubscribePage.module.css'
import { subscriptionOutcome } from './subscriptionOutcome.ts'

interface SubscribePageProps {
  readonly productId: string
}

/** The form for a single back-in-stock mail of a product or of one of its options. */
export function SubscribePage({ productId }: SubscribePageProps) {
  const { t } = useTranslation(['catalogue', 'common'])
  const client = useClient()
  const [query] = useSearchParams()
  const option = query.get('o')
  const { data: product, isError, error, refetch } = useCall(readProduct, { params: { id: productId } })
  const { run: subscribe, data: outcome } = useResultMutation(async (email: string) => {
    const body = { email: email.trim(), productId, productOptionId: option }
    return ok(subscriptionOutcome(await client.call(subscribeProduct, { params: { id: productId }, body })))
  })
  const { values, control, problemOf, formProps, isBusy } = useForm({
    initial: { email: '' },
    // The server checks the address and states the problem.
    check: () => ({}),
    send: async ({ email }) => {
      const result = await subscribe(email)
      return result.ok && result.value.kind === 'EMAIL' ? { email: result.value.message } : {}
    },
  })

  if (outcome?.kind === 'NOT_FOUND' || (isError && error.kind === 'REFUSED'))
    return <Redirect to={PAGES.notFound.path} replace />
  const chosen = product?.options.find(({ identifier }) => identifier === option)
  const name = product ? `${product.name}${chosen ? `（${chosen.name}）` : ''}` : ''
  const back = product
    ? productAddress({ ...product, selectedProductOption: chosen?.identifier ?? null })
    : PAGES.home.path
  if (outcome?.kind === 'SUBSCRIBED') {
    return (
      <Page title={t('subscribe.title')} narrow>
        <div role="status">
          <EmptyState
            page
            drawing="letter"
            title={t('subscribe.done')}
            action={
              <Remedies>
                <AppLink href={back} className={buttonClass('primary')}>
                  {t('subscribe.back')}
                </AppLink>
              </Remedies>
            }
          >
            {t(product ? 'subscribe.doneBody' : 'subscribe.doneBodyUnnamed', { name, email: values.email.trim() })}
          </EmptyState>
        </div>
      </Page>
    )
  }
  return (
    <Page title={t('subscribe.title')} narrow>
      <div className={styles.page}>
        <div className={styles.picture}>
          {product ? (
            <Picture src={product.imageUrl} alt="" ratio={4 / 3} sizes="(max-width: 719px) 92vw, 320px" early />
          ) : (
            <Skeleton ratio={4 / 3} />
          )}
        </div>
        <div className={styles.words}>
          <h1>{t('subscribe.title')}</h1>
          {isError ? (
            <div className={styles.unread} role="status">
              <p>{t('failed.title')}</p>
              <Button variant="quiet" icon="reset" onClick={() => void refetch()}>
                {t('common:retry')}
              </Button>
            </div>
          ) : (
            <p>{product ? t('subscribe.lead', { name }) : <Skeleton width="18rem" />}</p>
          )}
          <form className={styles.form} {...formProps}>
            <TextField
              {...control('email')}
              label={t('subscribe.email')}
              help={t('subscribe.help')}
              error={problemOf('email')}
              type="email"
              autoComplete="email"
              inputMode="email"
              maxLength={254}
            />
            {outcome?.kind === 'UNANSWERED' && (
              <Callout tone="danger" urgent>
                {t('subscribe.failed')}
              </Callout>
            )}
            <Button type="submit" variant="primary" busy={isBusy}>
              {t('subscribe.action')}
            </Button>
          </form>
          <Remedies>
            <AppLink href={back} className={buttonClass('secondary')}>
              {t('subscribe.back')}
            </AppLink>
          </Remedies>
        </div>
      </div>
    </Page>
  )
}

/** Links back to the shop or closes the tab, because the shop's pages and mails open this page in a new one. */
function Remedies({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('catalogue')
  const { close, isLeftOpen } = useCloseTab()
  return (
    <div className={styles.out}>
      <div className={styles.ways}>
        {children}
        <Button variant="quiet" onClick={close}>
          {t('subscribe.close')}
        </Button>
      </div>
      <p className={styles.leftOpen} role="status">
        {isLeftOpen && t('subscribe.closeYourself')}
      </p>
    </div>
  )
}
