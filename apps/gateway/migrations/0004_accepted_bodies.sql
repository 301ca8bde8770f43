CREATE TABLE "accepted_bodies" (
	"merchant_code" text NOT NULL,
	"nonce" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "accepted_bodies_merchant_code_nonce_pk" PRIMARY KEY("merchant_code","nonce")
);
--> statement-breakpoint
CREATE INDEX "accepted_bodies_by_end" ON "accepted_bodies" USING btree ("expires_at");