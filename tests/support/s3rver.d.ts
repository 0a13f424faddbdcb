/** Types for the parts of s3rver that the tests use. The package has no types itself. */
declare module "s3rver" {
	export default class S3rver {
		constructor(options: {
			address: string;
			port: number;
			silent: boolean;
			directory: string;
			configureBuckets: { name: string }[];
		});
		run(): Promise<{ port: number }>;
		close(): Promise<void>;
	}
}
