import { NotifyDialog } from '@irodori/ui/NotifyDialog'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { MY_PAGE } from '../addresses.ts'
import { isClosed } from '../transfer/transferOutcome.ts'
import { type FileKind, fileProblem } from './fileProblem.ts'
import styles from './media.module.css'

interface FileProblemDialogProps {
  readonly fileKind: FileKind
  readonly codes: readonly string[]
  readonly onClose: () => void
}

/** Lists all reasons why a file was refused. DGM-8: leads to my page if the message can no longer be changed. */
export function FileProblemDialog({ fileKind, codes, onClose }: FileProblemDialogProps) {
  const { t } = useTranslation(['messageMaking', 'errors'])
  const [, navigate] = useLocation()
  const problem = fileProblem(fileKind, codes)
  const isMessageClosed = codes.some(isClosed)
  return (
    <NotifyDialog
      open={codes.length > 0}
      title={problem === null ? '' : t(problem.title)}
      code={codes.join(' ')}
      {...(isMessageClosed && { closeLabel: t('toMyPage') })}
      onClose={isMessageClosed ? () => navigate(MY_PAGE) : onClose}
    >
      <ul className={styles.reasons}>
        {problem?.bodies.map((body) => (
          <li key={body}>{t(body)}</li>
        ))}
      </ul>
      {problem?.tip && <p className={styles.soft}>{t(problem.tip)}</p>}
    </NotifyDialog>
  )
}
