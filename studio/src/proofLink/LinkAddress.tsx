import { copyText } from '@irodori/client/copyText'
import { pagePath } from '@irodori/contract/pagePath'
import { PAGES } from '@irodori/contract/pages'
import { Button } from '@irodori/ui/Button'
import { TextField } from '@irodori/ui/TextField'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './LinkAddress.module.css'

/** The address of a link, with the ways to send it. */
export function LinkAddress({ token }: { readonly token: string }) {
  const { t } = useTranslation('proofLink')
  const [status, setStatus] = useState<'copied' | 'notCopied' | null>(null)
  const address = `${window.location.origin}${pagePath(PAGES.proof, { token })}`
  const send = async () => {
    try {
      await navigator.share({ title: t('title'), url: address })
    } catch {
      // The visitor has closed the list of apps.
    }
  }
  return (
    <div className={styles.address}>
      <TextField
        label={t('maker.address')}
        value={address}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={styles.ways}>
        <Button
          icon="pages"
          onClick={async () => setStatus((await copyText(navigator.clipboard, address)) ? 'copied' : 'notCopied')}
        >
          {t('maker.copy')}
        </Button>
        {'share' in navigator && (
          <Button icon="external" onClick={() => void send()}>
            {t('maker.send')}
          </Button>
        )}
      </div>
      <p className={styles.status} role="status">
        {status && t(`maker.${status}`)}
      </p>
    </div>
  )
}
