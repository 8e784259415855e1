import { ownValue } from '#src/kernel/own-value.ts'
import { ApiError } from '#src/web/api.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { SessionEndedError } from '#src/web/office/office-api.ts'
import { pictureFieldTexts } from '../../texts/picture-field-texts.ts'
import { uploadProblems } from '../../texts/upload-problem-texts.ts'
import { UploadPathError } from './send-file.ts'
import { AddressError } from './upload-file.ts'

/** Returns the text that tells the user why an upload has failed. */
export function useFailureText() {
  const language = useLanguage()
  const { failures } = useTexts(pictureFieldTexts)
  return (error: unknown): string => {
    if (error instanceof SessionEndedError) return failures.session
    if (error instanceof AddressError) {
      const isEnded = error.cause instanceof ApiError && error.cause.status === 401
      return isEnded ? failures.session : failures.address
    }
    if (error instanceof UploadPathError) return failures.path
    if (error instanceof ApiError) {
      const problems: Readonly<Record<string, string>> = uploadProblems[language]
      return ownValue(problems, error.code ?? '') ?? failures.status(error.status)
    }
    return error instanceof TypeError ? failures.network : failures.picture
  }
}
