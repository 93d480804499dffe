import { useClient } from '@irodori/client/ClientProvider'
import { queryKey } from '@irodori/client/queryKey'
import { useInvalidation } from '@irodori/client/useCallMutation'
import { readSecondFactor, removeSecondFactor } from '@irodori/contract/endpoints/secondFactor'
import { codeProblem, passwordProblem } from '@irodori/ui/accountProblems'
import { Button } from '@irodori/ui/Button'
import { CodeField } from '@irodori/ui/CodeField'
import { Dialog } from '@irodori/ui/Dialog'
import { PasswordField } from '@irodori/ui/PasswordField'
import { useCallForm } from '@irodori/ui/useCallForm'
import { useProblemMessage } from '@irodori/ui/useProblemMessage'
import { useTranslation } from 'react-i18next'
import { FormProblem } from '../FormProblem.tsx'
import styles from './SecondFactor.module.css'

/** Gives up the codes, after the password and one of them. */
export function RemoveSecondFactor({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['account', 'login'])
  const client = useClient()
  const invalidate = useInvalidation()
  const problemMessage = useProblemMessage()
  const { control, problemOf, formProps, isBusy, error } = useCallForm({
    initial: { password: '', code: '' },
    check: ({ password, code }) => ({ password: passwordProblem(password), code: codeProblem(code) }),
    call: (body) => client.call(removeSecondFactor, { body }),
    onDone: async () => {
      await invalidate([queryKey(readSecondFactor)])
      onClose()
    },
  })
  return (
    <Dialog
      open
      title={t('secondFactor.remove')}
      onClose={onClose}
      actions={
        <Button type="submit" form="remove-second-factor" variant="danger" busy={isBusy}>
          {t('secondFactor.remove')}
        </Button>
      }
    >
      <form id="remove-second-factor" className={styles.form} {...formProps}>
        <p>{t('secondFactor.removing')}</p>
        <FormProblem error={error} />
        <PasswordField
          {...control('password')}
          label={t('password.old')}
          error={problemMessage('password', problemOf('password'))}
          autoComplete="current-password"
        />
        <CodeField {...control('code')} help={t('login:code.help')} error={problemMessage('code', problemOf('code'))} />
      </form>
    </Dialog>
  )
}
