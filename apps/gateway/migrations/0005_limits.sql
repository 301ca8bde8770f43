CREATE TABLE "allowances" (
	"key" text PRIMARY KEY NOT NULL,
	"full_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"member_id" bigint NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"last_login_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_devices_token_hash_member_id_pk" PRIMARY KEY("token_hash","member_id")
);
--> statement-breakpoint
ALTER TABLE "login_attempts" DROP CONSTRAINT "login_attempts_merchant_code_username_pk";--> statement-breakpoint
ALTER TABLE "login_attempts" ADD COLUMN "source" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "login_attempts" ADD CONSTRAINT "login_attempts_merchant_code_username_source_pk" PRIMARY KEY("merchant_code","username","source");--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "allowances_by_end" ON "allowances" USING btree ("full_at");--> statement-breakpoint
CREATE INDEX "known_devices_by_member" ON "known_devices" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "known_devices_by_age" ON "known_devices" USING btree ("last_login_at");