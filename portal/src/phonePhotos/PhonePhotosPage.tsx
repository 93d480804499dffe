import type { TransferKeys } from '@irodori/client/transferKeys'
import { canEncrypt, transferKeys } from '@irodori/client/transferKeys'
import { EmptyState } from '@irodori/ui/EmptyState'
import { Page } from '@irodori/ui/Page'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { OpenTransfer } from './OpenTransfer.tsx'

function watchFragment(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

/** NLW-38: the page that a phone opens by the QR code of a desk. It needs no session; its secret is in the fragment. */
export function PhonePhotosPage() {
  const { t } = useTranslation('phonePhotos')
  const secret = useSyncExternalStore(watchFragment, () => window.location.hash.slice(1))
  const keys = useTransferKeys(secret)
  return (
    <Page title={t('phone.title')} narrow>
      {keys === 'UNSUPPORTED' || keys === 'WRONG' ? (
        <EmptyState page drawing="line" title={t('phone.wrong.title')}>
          {t(keys === 'WRONG' ? 'phone.wrong.body' : 'phone.unsupported')}
        </EmptyState>
      ) : (
        keys && <OpenTransfer key={secret} keys={keys} />
      )}
    </Page>
  )
}

/** What the secret of the link opens; null while it is computed. */
function useTransferKeys(secret: string): TransferKeys | 'WRONG' | 'UNSUPPORTED' | null {
  const [found, setFound] = useState<{ readonly secret: string; readonly keys: TransferKeys | null } | null>(null)
  useEffect(() => {
    let isCurrent = true
    if (canEncrypt()) void transferKeys(secret).then((keys) => isCurrent && setFound({ secret, keys }))
    return () => {
      isCurrent = false
    }
  }, [secret])
  if (!canEncrypt()) return 'UNSUPPORTED'
  return found?.secret === secret ? (found.keys ?? 'WRONG') : null
}
