/** The passwords of the demo accounts. Everybody knows them, so production rejects them. */
export const demoPasswords = { admin: 'admin123', staff: 'staff123' } as const

export function isDemoPassword(password: string): boolean {
  return Object.values<string>(demoPasswords).includes(password)
}
