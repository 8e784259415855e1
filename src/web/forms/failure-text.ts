import { ApiError } from '../api.ts'

/**
 * Why a call failed, for the guest: our text for the code, else the server's message, else `otherwise`. What a proxy in
 * between says of a server that is down is no message for anyone. That no response came has the code `network.failed`.
 */
export function failureText(
  error: unknown,
  wordsFor: (code: string | undefined) => string | undefined,
  otherwise: string,
): string {
  if (error instanceof ApiError) {
    const isOurs = error.code !== undefined || error.status < 500
    return wordsFor(error.code) ?? ((isOurs && error.message) || otherwise)
  }
  // `fetch` rejects with a TypeError when no response came at all.
  return (error instanceof TypeError && wordsFor('network.failed')) || otherwise
}
