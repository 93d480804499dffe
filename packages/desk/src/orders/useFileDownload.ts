import type { CallArguments, FileEndpoint } from '@irodori/client/callArguments'
import { useClient } from '@irodori/client/ClientProvider'
import { saveFile } from '@irodori/client/saveFile'
import { useResultMutation } from '@irodori/client/useCallMutation'

/** Downloads a file and saves it under the name that the server gives. */
export function useFileDownload<E extends FileEndpoint>(endpoint: E) {
  const client = useClient()
  return useResultMutation((given: CallArguments<E>) => client.download(endpoint, given), {
    onSuccess: ({ blob, fileName }) => saveFile(blob, fileName ?? 'irodori'),
  })
}
