export { SignUpWithPackage as Component } from '../payments/SignUpWithPackage.tsx'
