import { useClient } from '@irodori/client/ClientProvider'
import { queryKey } from '@irodori/client/queryKey'
import { saveFile } from '@irodori/client/saveFile'
import { useInvalidation } from '@irodori/client/useCallMutation'
import { codeProblem, passwordProblem } from '../accountForm/accountProblems.ts'
import { Button } from '../control/Button.tsx'
import { CodeField } from '../accountForm/CodeField.tsx'
import { Dialog } from '../dialog/Dialog.tsx'
import { drawQrCode } from '../qr/drawQrCode.ts'
import { PasswordField } from '../accountForm/PasswordField.tsx'
import { useCallForm } from '../accountForm/useCallForm.ts'
import { useProblemMessage } from '../accountForm/useProblemMessage.ts'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AccountCallsProps } from './accountCalls.ts'
import { AccountFormDialog } from './AccountFormDialog.tsx'
import { FormProblem } from './FormProblem.tsx'
import styles from './SecondFactor.module.css'

interface Secret {
  readonly secret: string
  readonly uri: string
}

/** What the dialog asks for or shows. */
type Step =
  | { readonly kind: 'PASSWORD' }
  | { readonly kind: 'CODE'; readonly secret: Secret }
  | { readonly kind: 'RECOVERY'; readonly codes: readonly string[] }

/** Asks for the password, shows the secret for an authenticator app, asks for its first code and shows the recovery codes. */
export function AddSecondFactor({ calls, onClose }: AccountCallsProps & { readonly onClose: () => void }) {
  const [step, setStep] = useState<Step>({ kind: 'PASSWORD' })
  switch (step.kind) {
    case 'PASSWORD':
      return <AskPassword calls={calls} onClose={onClose} onDone={(secret) => setStep({ kind: 'CODE', secret })} />
    case 'CODE':
      return (
        <AskCode
          calls={calls}
          secret={step.secret}
          onClose={onClose}
          onDone={(codes) => setStep({ kind: 'RECOVERY', codes })}
        />
      )
    case 'RECOVERY':
      return <RecoveryCodes codes={step.codes} onClose={onClose} />
  }
}

interface AskPasswordProps extends AccountCallsProps {
  readonly onClose: () => void
  readonly onDone: (secret: Secret) => void
}

function AskPassword({ calls, onClose, onDone }: AskPasswordProps) {
  const { t } = useTranslation('account')
  const client = useClient()
  const problemMessage = useProblemMessage()
  const { control, problemOf, formProps, isBusy, error } = useCallForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: passwordProblem(password) }),
    call: (body) => client.call(calls.prepareSecondFactor, { body }),
    onDone,
  })
  return (
    <AccountFormDialog
      title={t('secondFactor.add')}
      submitLabel={t('secondFactor.next')}
      isBusy={isBusy}
      formProps={formProps}
      onClose={onClose}
    >
      <p>{t('secondFactor.password')}</p>
      <FormProblem error={error} />
      <PasswordField
        {...control('password')}
        label={t('password.old')}
        error={problemMessage('password', problemOf('password'))}
        autoComplete="current-password"
      />
    </AccountFormDialog>
  )
}

interface AskCodeProps extends AccountCallsProps {
  readonly secret: Secret
  readonly onClose: () => void
  readonly onDone: (recoveryCodes: readonly string[]) => void
}

const inGroups = (secret: string): string => secret.replaceAll(/.{4}(?!$)/g, '$& ')

function AskCode({ calls, secret: { secret, uri }, onClose, onDone }: AskCodeProps) {
  const { t } = useTranslation('account')
  const client = useClient()
  const invalidate = useInvalidation()
  const problemMessage = useProblemMessage()
  const { control, problemOf, formProps, isBusy, error } = useCallForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: codeProblem(code) }),
    call: (body) => client.call(calls.addSecondFactor, { body }),
    onDone: ({ recoveryCodes }) => {
      onDone(recoveryCodes)
      void invalidate([queryKey(calls.readSecondFactor), queryKey(calls.listSessions)])
    },
  })
  // The dialog mounts its content later than itself, so the code is drawn when its canvas arrives.
  const drawOn = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      if (canvas) drawQrCode(canvas, uri)
    },
    [uri],
  )
  return (
    <AccountFormDialog
      title={t('secondFactor.add')}
      submitLabel={t('secondFactor.confirm')}
      isBusy={isBusy}
      formProps={formProps}
      onClose={onClose}
    >
      <p>{t('secondFactor.scan')}</p>
      <canvas ref={drawOn} className={styles.qr} role="img" aria-label={t('secondFactor.qr')} />
      <p className={styles.words}>
        {t('secondFactor.typed')}
        <code className={styles.secret}>{inGroups(secret)}</code>
        <a href={uri}>{t('secondFactor.open')}</a>
      </p>
      <FormProblem error={error} />
      <CodeField {...control('code')} inputMode="numeric" error={problemMessage('code', problemOf('code'))} />
    </AccountFormDialog>
  )
}

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly onClose: () => void
}

/** Closed by its button only, because the codes are shown once. */
function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const { t } = useTranslation('account')
  const save = () => saveFile(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }), t('secondFactor.file'))
  return (
    <Dialog
      open
      title={t('secondFactor.title')}
      actions={
        <>
          <Button icon="download" onClick={save}>
            {t('secondFactor.save')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t('secondFactor.done')}
          </Button>
        </>
      }
    >
      <div className={styles.recovery}>
        <p role="status">{t('secondFactor.codes')}</p>
        <p>{t('secondFactor.keep')}</p>
        <ul className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
