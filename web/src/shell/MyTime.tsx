export const MyTime = () => null
