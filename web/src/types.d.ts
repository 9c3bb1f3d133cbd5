declare module "*.css" {
  const text: string;
  export default text;
}

declare module "*.ll" {
  const text: string;
  export default text;
}
